import type { Field, FieldHook } from 'payload'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'

/**
 * How a site's pages are rendered: by the code of its selected theme, or without code, as a site without a theme is.
 * Derived, so a written value is ignored. Lists leave it out, to avoid a query per site.
 */
export const renderModeField: Field = {
  name: 'renderMode',
  type: 'text',
  admin: { hidden: true },
  hooks: { afterRead: [readRenderMode] },
  virtual: true,
}

async function readRenderMode({
  data,
  findMany,
  originalDoc,
  req,
}: Parameters<FieldHook>[0]): Promise<string | undefined> {
  const id: unknown = (originalDoc ?? data)?.id
  if (findMany || req.payloadAPI !== 'REST' || typeof id !== 'string') return undefined
  const { id: theme, isNoCode } = await readSelectedTheme(req, id)
  return theme === null || isNoCode ? 'nocode' : 'code'
}
