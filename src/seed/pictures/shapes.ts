import { required } from '@/lib/values'

/** Size of a landscape picture in pixels. */
export const WIDTH = 1600
export const HEIGHT = 1000

const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`

export const line = (path: string, stroke: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${more}/>`

/** A closed polygon. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`

/** The item at an index of an endless repetition of the items. */
export const cycled = <Item>(items: readonly Item[], index: number): Item =>
  required(items[index % items.length], 'an item to repeat')

/** Joins the output of `draw` for each index below `count`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A ridge across the picture, filled down to the bottom. @param height y coordinate of the ridge for each x */
export function ridge(height: (x: number) => number, fill: string, more = '', step = 20): string {
  let path = `M0 ${HEIGHT}`
  for (let x = 0; x <= WIDTH; x += step) path += `L${x} ${n(height(x))}`
  return shape(`${path}L${WIDTH} ${HEIGHT}Z`, fill, more)
}

/** Wraps SVG elements in a document. */
export const svgDocument = (width: number, height: number, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
