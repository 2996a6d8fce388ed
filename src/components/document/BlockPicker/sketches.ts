import type { SettingField } from '../../../lib/apps/settingFields'

/**
 * A part of a sketch on paper of 96 by 60, in left-to-right reading: a heading, a line of text, a button, a picture, a frame, a dot, a path
 * in strokes, or a sign that means the same whichever way one reads.
 */
export type Shape =
  | {
      at: [x: number, y: number, width: number, height: number]
      kind: 'button' | 'frame' | 'heading' | 'line' | 'picture'
    }
  | { at: [x: number, y: number, radius: number]; kind: 'dot' }
  | { d: string; kind: 'path' | 'sign' }

const of = (
  kind: 'button' | 'frame' | 'heading' | 'line' | 'picture',
  ...at: [number, number, number, number]
): Shape => ({ at, kind })
const dot = (...at: [number, number, number]): Shape => ({ at, kind: 'dot' })
const path = (d: string): Shape => ({ d, kind: 'path' })
const lines = (x: number, y: number, ...widths: number[]): Shape[] =>
  widths.map((width, index) => of('line', x, y + index * 6, width, 2.5))
const three = (make: (x: number) => Shape[]): Shape[] => [8, 37, 66].flatMap(make)

/** What each block looks like on a page, roughly. */
const SKETCHES: Partial<Record<string, Shape[]>> = {
  callToAction: [
    of('frame', 8, 12, 80, 36),
    of('heading', 26, 19, 44, 5),
    of('line', 32, 28, 32, 2.5),
    of('button', 36, 35, 24, 8),
  ],
  columns: three((x) => [of('picture', x, 9, 22, 16), of('heading', x, 29, 16, 4), ...lines(x, 37, 22, 18, 20)]),
  eventList: three((x) => [
    of('frame', x, 9, 22, 42),
    of('picture', x, 9, 22, 18),
    of('heading', x + 3, 31, 14, 4),
    ...lines(x + 3, 39, 16, 10),
  ]),
  faq: [14, 28, 42].flatMap((y) => [
    of('line', 10, y, 58, 3.5),
    path(`M78 ${y}l4 4 4-4`),
    of('line', 10, y + 8, 76, 0.8),
  ]),
  form: [
    ...lines(14, 8, 18),
    of('frame', 14, 13, 68, 9),
    ...lines(14, 26, 24),
    of('frame', 14, 31, 68, 9),
    of('button', 14, 45, 24, 8),
  ],
  gallery: three((x) => [of('picture', x, 9, 22, 19), of('picture', x, 32, 22, 19)]),
  hero: [
    of('picture', 0, 0, 96, 60),
    of('heading', 10, 20, 52, 7),
    of('line', 10, 32, 40, 2.5),
    of('button', 10, 40, 22, 8),
  ],
  image: [of('picture', 14, 7, 68, 40), of('line', 30, 51, 36, 2.5)],
  liquid: [
    path('M38 16c-6 0-6 3-6 8 0 4-2 6-5 6 3 0 5 2 5 6 0 5 0 8 6 8'),
    path('M58 16c6 0 6 3 6 8 0 4 2 6 5 6-3 0-5 2-5 6 0 5 0 8-6 8'),
    path('M43 36l10-12'),
    dot(43, 25, 2),
    dot(53, 35, 2),
  ],
  peopleList: three((x) => [dot(x + 11, 22, 9), of('heading', x + 3, 36, 16, 4), of('line', x + 5, 44, 12, 2.5)]),
  quote: [
    path('M22 18c-5 1-8 5-8 11h8v-7h-4'),
    path('M36 18c-5 1-8 5-8 11h8v-7h-4'),
    ...lines(44, 18, 40, 36, 40),
    of('heading', 44, 41, 20, 4),
  ],
  reusable: [
    of('frame', 12, 8, 56, 34),
    of('frame', 28, 18, 56, 34),
    of('heading', 34, 25, 28, 4),
    ...lines(34, 34, 44, 38),
  ],
  text: [of('heading', 12, 9, 40, 5), ...lines(12, 20, 72, 66, 70, 58), of('line', 12, 46, 40, 2.5)],
  ticket: [
    path('M16 18h64v8a4 4 0 0 0 0 8v8H16v-8a4 4 0 0 0 0-8z'),
    path('M62 18v24'),
    of('heading', 26, 24, 24, 4),
    ...lines(26, 32, 28),
  ],
  video: [of('frame', 12, 8, 72, 44), { d: 'M42 20l16 10-16 10z', kind: 'sign' }],
}

const UNKNOWN: Shape[] = [of('frame', 12, 9, 72, 42), of('heading', 20, 17, 36, 5), ...lines(20, 28, 56, 50, 30)]

/** What a block is asked for, from the top to the bottom: a theme brings no pictures of its blocks. */
function sketchOfFields(fields: readonly SettingField[]): Shape[] {
  const shapes: Shape[] = []
  let y = 8
  for (const field of fields) {
    const kind = partOf(field)
    if (y + HEIGHTS[kind] > 54) break
    if (kind === 'heading') shapes.push(of('heading', 12, y, 44, 5))
    else if (kind === 'lines') shapes.push(...lines(12, y, 72, 60))
    else if (kind === 'picture') shapes.push(of('picture', 12, y, 72, 20))
    else if (kind === 'rows')
      shapes.push(...three((x) => [of('frame', x, y, 22, 16), of('line', x + 4, y + 10, 14, 2.5)]))
    else shapes.push(of('button', 12, y, 24, 7))
    y += HEIGHTS[kind] + 5
  }
  return shapes.length > 0 ? shapes : UNKNOWN
}

const HEIGHTS = { button: 7, heading: 5, lines: 9, picture: 20, rows: 16 }

function partOf(field: SettingField): keyof typeof HEIGHTS {
  if (field.type === 'text') return field.isMultiline ? 'lines' : 'heading'
  if (field.type === 'richText') return 'lines'
  if (field.type === 'list' || field.type === 'group') return 'rows'
  if (field.type === 'reference') return field.relationTo.includes('media') ? 'picture' : 'rows'
  return 'button'
}

/**
 * @param name slug of a block of ours, or what a plugin's block has as `admin.custom.sketch`
 * @param fields what a block of a theme is asked for
 */
export const sketchOf = (name: string, fields?: readonly SettingField[]): Shape[] =>
  SKETCHES[name] ?? (fields ? sketchOfFields(fields) : UNKNOWN)
