import { lettering, widthOf, type LetteringStyle } from './lettering'
import { PALETTES, type PaletteName } from './palettes'
import { circle, cycled, svgDocument, rect, shape } from './shapes'

const SIZE = 800

/** Background shapes of a logo. */
const SIGNS = [
  (colour: string) => circle(400, 400, 310, colour),
  (colour: string) => shape('M90 400A310 310 0 0 1 710 400Z', colour),
  (colour: string) => shape('M400 80L720 400L400 720L80 400Z', colour),
  (colour: string) => rect(110, 110, 580, 580, colour, 'rx="120"'),
]

/** Text colour: white on dark colours, nearly black on light ones. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#1d1a20' : '#ffffff'
}

/** The logo of an organisation as SVG, 800 x 800. @param initials at most four capitals */
export function mark(initials: string, palette: PaletteName): string {
  const p = PALETTES[palette]
  const hand: LetteringStyle = { size: 170, tracking: 0.1, weight: 26 }
  const scale = Math.min(1, 430 / widthOf(initials, hand))
  const fitted: LetteringStyle = { ...hand, size: hand.size * scale, weight: hand.weight * scale }
  const total = [...initials].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const sign = cycled(SIGNS, total)
  const left = (SIZE - widthOf(initials, fitted)) / 2
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, p.ground) +
      sign(p.accent) +
      lettering(initials, left, 400 - fitted.size / 2, fitted, inkOn(p.accent)),
  )
}
