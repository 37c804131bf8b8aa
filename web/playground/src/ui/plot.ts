// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Plot: a small chart of the last values of some series, drawn on a canvas. Stacked areas or lines.

export interface Series {
  label: string;
  /** of the style sheet: --series-1 and so on */
  color: string;
}

export class Plot {
  private readonly values: Float64Array[];
  private next = 0;
  private count = 0;

  constructor(private readonly canvas: HTMLCanvasElement, readonly series: readonly Series[],
              private readonly stacked: boolean, private readonly room = 180) {
    this.values = series.map(() => new Float64Array(room));
  }

  clear(): void {
    this.next = this.count = 0;
  }

  push(values: ArrayLike<number>): void {
    this.values.forEach((series, i) => (series[this.next] = values[i] ?? 0));
    this.next = (this.next + 1) % this.room;
    this.count = Math.min(this.count + 1, this.room);
  }

  /** The value of a series `back` entries before the last one. */
  private at(series: number, back: number): number {
    return this.values[series]![(this.next - 1 - back + 2 * this.room) % this.room]!;
  }

  private range(): [number, number] {
    let least = 0, most = 0;
    for (let back = 0; back < this.count; ++back) {
      let sum = 0;
      for (let i = 0; i < this.series.length; ++i) {
        const value = this.at(i, back);
        sum += value;
        if (this.stacked) continue;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      if (this.stacked) most = Math.max(most, sum);
    }
    return [least, most === least ? least + 1 : most];
  }

  /** Answers the range of the vertical axis. */
  draw(): [number, number] {
    const {canvas} = this;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const width = canvas.clientWidth, height = canvas.clientHeight;
    if (width === 0) return [0, 1];
    if (canvas.width !== Math.round(width * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const pen = canvas.getContext('2d')!;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const [least, most] = this.range();
    const style = getComputedStyle(canvas);
    const y = (value: number): number => height - 1 - ((value - least) / (most - least)) * (height - 4);
    const x = (back: number): number => width - (back / (this.room - 1)) * width;
    pen.strokeStyle = style.getPropertyValue('--rule');
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(0, Math.round(y(0)) + 0.5);
    pen.lineTo(width, Math.round(y(0)) + 0.5);
    pen.stroke();
    if (this.count < 2) return [least, most];
    if (this.stacked) this.drawAreas(pen, style, x, y);
    else this.drawLines(pen, style, x, y);
    return [least, most];
  }

  private drawLines(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, x: (back: number) => number,
                    y: (value: number) => number): void {
    pen.lineWidth = 1.5;
    pen.lineJoin = 'round';
    this.series.forEach(({color}, i) => {
      pen.strokeStyle = style.getPropertyValue(color);
      pen.beginPath();
      for (let back = 0; back < this.count; ++back) pen.lineTo(x(back), y(this.at(i, back)));
      pen.stroke();
    });
  }

  private drawAreas(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, x: (back: number) => number,
                    y: (value: number) => number): void {
    const floor = new Float64Array(this.count);
    this.series.forEach(({color}, i) => {
      pen.fillStyle = style.getPropertyValue(color);
      pen.beginPath();
      for (let back = 0; back < this.count; ++back) pen.lineTo(x(back), y(floor[back]! + this.at(i, back)));
      for (let back = this.count - 1; back >= 0; --back) {
        pen.lineTo(x(back), y(floor[back]!));
        floor[back]! += this.at(i, back);
      }
      pen.fill();
    });
  }
}
