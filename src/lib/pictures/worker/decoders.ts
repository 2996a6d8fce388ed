import sharp, { type SharpOptions } from 'sharp'
import { MAX_ANIMATION_MEGAPIXELS, MAX_MEGAPIXELS } from '../limits.ts'

// Only the formats allowed in uploads: all other decoders of libvips are blocked, above all SVG.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadHeif',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadPng',
    'VipsForeignLoadTiff',
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
