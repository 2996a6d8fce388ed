import type { Access, FieldAccess } from 'payload'

/** Only our own operations do this, with a reason beside the line. */
export const nobody: Access & FieldAccess = () => false
