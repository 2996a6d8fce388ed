import type { Field } from 'payload'
import { nobody } from '@/access/atoms'

/**
 * Marks a tenant or user that the installation made for itself: lists, counts and figures of the provider leave it out.
 * No request reads or writes the mark.
 */
export const internalField = (): Field => ({
  name: 'internal',
  type: 'checkbox',
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true },
  defaultValue: false,
})
