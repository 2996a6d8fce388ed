import type { ThemeField } from '@/lib/themes/themeField'
import { sketchOf, type Shape } from './sketches'

/** An image with a URL inherits no colours from the page: this grey is visible in both themes. */
const GREY = '#888'

const toSvgElement = (shape: Shape): string => {
  if ('d' in shape) return `<path d="${shape.d}" fill="none" stroke="${GREY}" stroke-width="2"/>`
  if (shape.kind === 'dot')
    return `<circle cx="${shape.at[0]}" cy="${shape.at[1]}" r="${shape.at[2]}" fill="${GREY}" opacity=".4"/>`
  const [x, y, width, height] = shape.at
  const filled =
    shape.kind === 'frame'
      ? `fill="none" stroke="${GREY}"`
      : `fill="${GREY}" opacity="${shape.kind === 'picture' ? 0.3 : 0.8}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" ${filled}/>`
}

/** A sketch as a data URL, for the block images that Payload shows. */
export const sketchAddress = (name: string, fields?: readonly ThemeField[]): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60">${sketchOf(name, fields).map(toSvgElement).join('')}</svg>`)}`
