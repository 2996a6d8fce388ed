import type { PayloadRequest } from 'payload'
import { anyDocuments, readNewestVersions, translatorOf } from '@/exports/server'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { isUuid, required } from '@/lib/values'
import { KEY_FORMS, KEYS } from './limits'
import { editorsOf } from './editorsOf'
import { importFields } from './importFields'
import { idsNamed } from './idsNamed'
import { findByName, looseNameKey, nameKey } from './nameKey'
import { ID } from './matchColumns'
import type { ImportRequest, Line, Planner, RowPlan } from './plan'
import { planRow } from './planRow'

/** Plans a list in which each line is one document. */
export const planList: Planner = async (req, asked) => {
  const fields = await importFields(req, asked.type)
  const key = required(KEYS[asked.type], `the key field of ${asked.type}`)
  return {
    fields,
    plan: async (typedLines) => {
      const lines = typedLines.map((line) => withKeyForm(line, asked.type, key))
      const names = lines.flatMap(({ texts }) => texts.get(key) ?? [])
      const named = { collection: asked.type, field: key, language: asked.locale, names, tenantId: asked.tenantId }
      const stored = await storedOf(req, asked, {
        ids: [...lines.flatMap(({ texts }) => texts.get(ID)?.toLowerCase() ?? []), ...(await idsNamed(req, named))],
      })
      // Addresses are compared as they are.
      const identityOf = KEY_FORMS[asked.type] ? nameKey : looseNameKey
      const context = {
        ...asked,
        byId: new Map(stored.map((version) => [version.id, version])),
        byKey: findByName(stored, ({ data }) => String(data[key] ?? ''), identityOf),
        editors: await editorsOf(req, asked.type, stored),
        fields,
        identityOf,
        key,
        seen: new Map<string, number>(),
        t: translatorOf(req.i18n),
      }
      const rows: RowPlan[] = []
      for (const line of lines) rows.push(await planRow(req, line, context))
      return { rows, stored }
    },
  }
}

/** The line with its key as it is stored. */
function withKeyForm(line: Line, type: string, key: string): Line {
  const [text, form] = [line.texts.get(key), KEY_FORMS[type]]
  return text && form ? { ...line, texts: new Map([...line.texts, [key, form(text)]]) } : line
}

/**
 * The newest drafts of the site's documents that rows refer to, if the user may view them; none from the trash.
 * @param keys ids, and values of the fields that identify documents
 */
export async function storedOf(
  req: PayloadRequest,
  { locale, tenantId, type }: Pick<ImportRequest, 'locale' | 'tenantId' | 'type'>,
  { ids = [], ...keys }: Record<string, string[]>,
): Promise<NewestVersion[]> {
  const named = Object.entries(keys).map(([field, texts]) => ({ [field]: { in: [...new Set(texts)] } }))
  const { docs } = await anyDocuments(req).find({
    collection: type,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: 0,
    locale,
    overrideAccess: false,
    pagination: false,
    req,
    select: { tenant: true },
    where: {
      and: [{ tenant: { equals: tenantId } }, { or: [...named, { id: { in: [...new Set(ids.filter(isUuid))] } }] }],
    },
  })
  return readNewestVersions(
    req,
    type,
    docs.map(({ id }) => id),
    locale,
  )
}
