'use client'

import { CheckboxField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { usePictureInForm } from './usePictureInForm'

/** Of pictures alone: sound and film decorate nothing. */
export const DecorativeField: CheckboxFieldClientComponent = (props) =>
  usePictureInForm() ? <CheckboxField {...props} /> : null
