import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import {
  assertPermission,
  contentTypeOf,
  loadTenant,
  notFound,
  refused,
  tenantInput,
  translatorOf,
} from '@/exports/server'
import type { Person } from '@/exports/types'
import { languageName } from '@/lib/languages/languages'
import { AREA, BOUNDS, KEYS, MAX_CHARACTERS } from '../lib/limits'
import type { ImportRequest, ImportPlan } from '../lib/plan'
import { planImport } from '../lib/planImport'

/** The input of an import. */
export const importInput = {
  ...tenantInput,
  /** Field of each column; null leaves a column out. Default: matched by the headings. */
  columns: z.array(z.string().max(60).nullable()).max(BOUNDS.columns).optional(),
  isPublish: z.boolean().optional(),
  locale: z.string().max(10).optional(),
  text: z
    .string()
    .min(1)
    .max(MAX_CHARACTERS)
    .meta({ examples: ['Name,Profession\nAda Lovelace,Composer'] }),
  type: z.string().max(60),
}

interface ImportInput {
  columns?: (string | null)[]
  isPublish?: boolean
  locale?: string
  text: string
  type: string
}

/** @throws OperationError 404 if the type cannot be imported, 403 without permission to manage it */
export function requireImport(req: PayloadRequest, person: Person | null, type: string, tenantId: string | null): void {
  const found = contentTypeOf(req, type)
  if (!Object.hasOwn(KEYS, found.slug)) throw notFound(AREA)
  assertPermission(person, found, 'manage', tenantId)
}

/**
 * Plans the requested import.
 * @throws OperationError 422 if the text cannot be parsed or is too large, or its language is none of the site
 */
export async function planInput(
  req: PayloadRequest,
  person: Person | null,
  tenantId: string | null,
  { columns, isPublish = false, locale, text, type }: ImportInput,
): Promise<{ asked: ImportRequest; plan: ImportPlan }> {
  requireImport(req, person, type, tenantId)
  const tenant = tenantId ? await loadTenant(req.payload, tenantId) : null
  if (!tenant) throw notFound(AREA)
  // A language that was removed since the list was opened: its texts must not become those of another.
  if (locale !== undefined && !tenant.languages.includes(locale)) {
    const language = languageName(locale, req.i18n.language)
    throw refused(AREA, translatorOf(req.i18n)('validationLanguage', { language }), 'locale')
  }
  const asked: ImportRequest = {
    columns,
    isPublish,
    locale: tenant.languages.find((language) => language === (locale ?? req.locale)) ?? tenant.defaultLanguage,
    tenantId: tenant.id,
    text,
    type,
  }
  const plan = await planImport(req, asked)
  if ('problem' in plan)
    throw refused(
      AREA,
      translatorOf(req.i18n)(`importText_${plan.problem}`, {
        columns: BOUNDS.columns,
        letters: BOUNDS.cell,
        line: plan.line,
        rows: BOUNDS.rows,
      }),
    )
  return { asked, plan }
}
