import sharp, { type SharpOptions } from 'sharp'
import { MAX_ANIMATION_MEGAPIXELS, MAX_MEGAPIXELS } from '../limits.ts'

// Nothing but the formats that an upload may have: every other decoder of libvips is closed, that of SVG above all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadHeif',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

export const DECODING = {
  failOn: 'error',
  limitInputPixels: Math.max(MAX_ANIMATION_MEGAPIXELS, MAX_MEGAPIXELS) * 1e6,
} as const satisfies SharpOptions

export { default as sharp } from 'sharp'
