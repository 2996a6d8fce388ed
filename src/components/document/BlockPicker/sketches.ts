import { isColour } from '@/lib/themes/fields'
import { isReference } from '@/lib/themes/referencesIn'
import type { ThemeField } from '@/lib/themes/themeField'

/**
 * A part of a sketch on a 96 × 60 canvas, laid out left to right: a heading, a line of text, a button, a picture, a
 * frame, a dot, a stroked path, or a sign that is not mirrored in right-to-left layouts.
 */
export type Shape =
  | {
      at: [x: number, y: number, width: number, height: number]
      kind: 'button' | 'frame' | 'heading' | 'line' | 'picture'
    }
  | { at: [x: number, y: number, radius: number]; kind: 'dot' }
  | { d: string; kind: 'path' | 'sign' }

const shape = (
  kind: 'button' | 'frame' | 'heading' | 'line' | 'picture',
  ...at: [number, number, number, number]
): Shape => ({ at, kind })
const dot = (...at: [number, number, number]): Shape => ({ at, kind: 'dot' })
const path = (d: string): Shape => ({ d, kind: 'path' })
const lines = (x: number, y: number, ...widths: number[]): Shape[] =>
  widths.map((width, index) => shape('line', x, y + index * 6, width, 2.5))
const three = (make: (x: number) => Shape[]): Shape[] => [8, 37, 66].flatMap(make)

/** A rough sketch of each block. */
const SKETCHES: Partial<Record<string, Shape[]>> = {
  callToAction: [
    shape('frame', 8, 12, 80, 36),
    shape('heading', 26, 19, 44, 5),
    shape('line', 32, 28, 32, 2.5),
    shape('button', 36, 35, 24, 8),
  ],
  columns: three((x) => [shape('picture', x, 9, 22, 16), shape('heading', x, 29, 16, 4), ...lines(x, 37, 22, 18, 20)]),
  eventList: three((x) => [
    shape('frame', x, 9, 22, 42),
    shape('picture', x, 9, 22, 18),
    shape('heading', x + 3, 31, 14, 4),
    ...lines(x + 3, 39, 16, 10),
  ]),
  faq: [14, 28, 42].flatMap((y) => [
    shape('line', 10, y, 58, 3.5),
    path(`M78 ${y}l4 4 4-4`),
    shape('line', 10, y + 8, 76, 0.8),
  ]),
  form: [
    ...lines(14, 8, 18),
    shape('frame', 14, 13, 68, 9),
    ...lines(14, 26, 24),
    shape('frame', 14, 31, 68, 9),
    shape('button', 14, 45, 24, 8),
  ],
  gallery: three((x) => [shape('picture', x, 9, 22, 19), shape('picture', x, 32, 22, 19)]),
  hero: [
    shape('picture', 0, 0, 96, 60),
    shape('heading', 10, 20, 52, 7),
    shape('line', 10, 32, 40, 2.5),
    shape('button', 10, 40, 22, 8),
  ],
  image: [shape('picture', 14, 7, 68, 40), shape('line', 30, 51, 36, 2.5)],
  liquid: [
    path('M38 16c-6 0-6 3-6 8 0 4-2 6-5 6 3 0 5 2 5 6 0 5 0 8 6 8'),
    path('M58 16c6 0 6 3 6 8 0 4 2 6 5 6-3 0-5 2-5 6 0 5 0 8-6 8'),
    path('M43 36l10-12'),
    dot(43, 25, 2),
    dot(53, 35, 2),
  ],
  peopleList: three((x) => [dot(x + 11, 22, 9), shape('heading', x + 3, 36, 16, 4), shape('line', x + 5, 44, 12, 2.5)]),
  quote: [
    path('M22 18c-5 1-8 5-8 11h8v-7h-4'),
    path('M36 18c-5 1-8 5-8 11h8v-7h-4'),
    ...lines(44, 18, 40, 36, 40),
    shape('heading', 44, 41, 20, 4),
  ],
  reusable: [
    shape('frame', 12, 8, 56, 34),
    shape('frame', 28, 18, 56, 34),
    shape('heading', 34, 25, 28, 4),
    ...lines(34, 34, 44, 38),
  ],
  text: [shape('heading', 12, 9, 40, 5), ...lines(12, 20, 72, 66, 70, 58), shape('line', 12, 46, 40, 2.5)],
  ticket: [
    path('M16 18h64v8a4 4 0 0 0 0 8v8H16v-8a4 4 0 0 0 0-8z'),
    path('M62 18v24'),
    shape('heading', 26, 24, 24, 4),
    ...lines(26, 32, 28),
  ],
  video: [shape('frame', 12, 8, 72, 44), { d: 'M42 20l16 10-16 10z', kind: 'sign' }],
}

const UNKNOWN: Shape[] = [shape('frame', 12, 9, 72, 42), shape('heading', 20, 17, 36, 5), ...lines(20, 28, 56, 50, 30)]

/** Derives a sketch from a block's fields, top to bottom: themes provide no pictures of their blocks. */
function sketchOfFields(fields: readonly ThemeField[]): Shape[] {
  const shapes: Shape[] = []
  let y = 8
  for (const field of fields) {
    const kind = sketchPartOf(field)
    if (y + HEIGHTS[kind] > 54) break
    if (kind === 'heading') shapes.push(shape('heading', 12, y, 44, 5))
    else if (kind === 'lines') shapes.push(...lines(12, y, 72, 60))
    else if (kind === 'picture') shapes.push(shape('picture', 12, y, 72, 20))
    else if (kind === 'rows')
      shapes.push(...three((x) => [shape('frame', x, y, 22, 16), shape('line', x + 4, y + 10, 14, 2.5)]))
    else shapes.push(shape('button', 12, y, 24, 7))
    y += HEIGHTS[kind] + 5
  }
  return shapes.length > 0 ? shapes : UNKNOWN
}

const HEIGHTS = { button: 7, heading: 5, lines: 9, picture: 20, rows: 16 }

function sketchPartOf(field: ThemeField): keyof typeof HEIGHTS {
  if (field.type === 'text') return isColour(field) ? 'button' : 'heading'
  if (field.type === 'textarea' || field.type === 'code' || field.type === 'richText') return 'lines'
  if (field.type === 'array' || field.type === 'group') return 'rows'
  if (isReference(field)) return field.relationTo.includes('media') ? 'picture' : 'rows'
  return 'button'
}

/**
 * Returns the sketch of a block.
 * @param name slug of a built-in block, or `admin.custom.sketch` of a plugin's block
 * @param fields fields of a theme's block
 */
export const sketchOf = (name: string, fields?: readonly ThemeField[]): Shape[] =>
  SKETCHES[name] ?? (fields ? sketchOfFields(fields) : UNKNOWN)
