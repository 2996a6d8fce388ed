'use client'

import { CheckboxField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { usePictureInForm } from './AltField'

/** Applies to pictures only, not to audio or video. */
export const DecorativeField: CheckboxFieldClientComponent = (props) =>
  usePictureInForm() ? <CheckboxField {...props} /> : null
