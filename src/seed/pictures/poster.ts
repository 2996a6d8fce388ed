import { randomOf } from '@/seed/writing/random'
import { lettering, widthOf, type LetteringStyle } from './lettering'
import { MOTIFS, type MotifName } from './motifs/byName'
import { PALETTES, type PaletteName } from './palettes'
import { svgDocument, HEIGHT, rect, WIDTH } from './shapes'

export interface Poster {
  motif: MotifName
  palette: PaletteName
  /** Lines of the title. Characters without accents only. */
  title: string[]
  /** Line below the title, such as the author or the orchestra. */
  by?: string
  hand?: keyof typeof HANDS
  /** Vertical position of the title. Default: bottom. */
  at?: 'bottom' | 'middle' | 'top'
}

/** Lettering styles of titles, relative to the text size. */
const HANDS = {
  broad: { stretch: 1.06, thickness: 0.17, tracking: 0.2 },
  fine: { stretch: 0.95, thickness: 0.045, tracking: 0.34 },
  narrow: { stretch: 0.52, thickness: 0.125, tracking: 0.12 },
  round: { round: true, stretch: 0.88, thickness: 0.13, tracking: 0.2 },
} as const

const LEFT = 96
const ROOM = 590
/** Right edge of the text panel. */
const PANEL = LEFT + ROOM + 34
const TALLEST = 190

/** A poster as SVG, 1600 x 1000. @param house name of the presenting venue */
export function poster({ at = 'bottom', by, hand = 'narrow', motif, palette, title }: Poster, house: string): string {
  const colours = PALETTES[palette]
  const { thickness, ...style } = HANDS[hand]
  const handOf = (size: number): LetteringStyle => ({ ...style, size, weight: size * thickness })
  const widest = Math.max(...title.map((line) => widthOf(line, handOf(100))))
  const size = Math.min(TALLEST, (ROOM / widest) * 100, 620 / (title.length * 1.34))
  const leading = size * 1.36
  const byline = by ? 64 : 0
  const height = leading * title.length - size * 0.36 + byline
  const top = { bottom: HEIGHT - 110 - height, middle: (HEIGHT - height) / 2, top: 190 }[at]
  const small: LetteringStyle = { size: 22, tracking: 0.42, weight: 3.4 }
  const ink = (line: string, y: number) => lettering(line, LEFT + handOf(size).weight / 2, y, handOf(size), colours.ink)
  // A plain panel below the text covers any part of the motif on the left and gives it a clean edge.
  const body = [
    MOTIFS[motif](colours, randomOf(title.join(' '))),
    rect(0, 0, PANEL, HEIGHT, colours.ground),
    lettering(house, LEFT, 96, { ...small, size: 20 }, colours.ink),
    rect(LEFT, 136, 64, 5, colours.accent),
    ...title.map((line, index) => ink(line, top + index * leading)),
    by ? lettering(by, LEFT, top + height - 22, fitHand(by, small), colours.ink) : '',
  ]
  return svgDocument(WIDTH, HEIGHT, body.join(''))
}

/** Reduces the text size if the line would be too wide. */
function fitHand(line: string, hand: LetteringStyle): LetteringStyle {
  const scale = Math.min(1, ROOM / widthOf(line, hand))
  return { ...hand, size: hand.size * scale, weight: hand.weight * scale }
}
