'use client'

import { EditMany } from '@payloadcms/ui'
import type { Where } from 'payload'
import type { ComponentProps, ComponentType } from 'react'

/**
 * Payload's drawer that edits fields of all that are selected, kept to what the list shows. It hands `where` and
 * `modalPrefix` on, as its list by groups uses them, and leaves them out of its type; a test looks whether it still does.
 */
export const EditSelected = EditMany as ComponentType<
  ComponentProps<typeof EditMany> & { modalPrefix?: string; where?: Where }
>
