'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PastePlugin } from './PastePlugin'

/** Prepares what is pasted from other programs. */
export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
