import { z } from 'zod'
import { callboardOf } from '../../access/registryOf'
import { poolOf } from '../../database/poolOf'
import { localesTableOf, tableNameOf } from '../../database/tableOf'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { holderOf } from '../rules'

/** How many documents of a site have text in a language: what removing it takes out of sight. */
export const countTranslated = defineOperation({
  name: 'countTranslated',
  area: 'languages',
  audit: null,
  input: z.strictObject({ id: z.uuid(), language: z.string().max(20) }),
  method: 'get',
  output: z.object({ documents: z.number().int() }),
  path: '/tenants/:id/languages/:language',
  run: async ({ input: { id, language }, req }) => {
    const parts = callboardOf(req.payload).contentTypes.flatMap(({ slug }) => {
      const locales = localesTableOf(req.payload, slug)
      return locales ? [countOf(tableNameOf(slug), locales)] : []
    })
    const { rows } = await poolOf(req.payload).query<{ documents: number; is_known: boolean }>(`select coalesce(sum(count), 0)::int as documents, exists (select 1 from tenants where id = $1::uuid) as is_known from (${parts.join(' union all ')}) counts`, [id, language])
    if (!rows[0]?.is_known) throw notFound('languages')
    return { documents: rows[0].documents }
  },
  summary: 'Count the documents that have text in a language',
  tenant: ({ id }) => id,
  who: holderOf('settings:languages'),
})

/** Payload keeps rows for languages in which nothing was written. */
const countOf = (table: string, locales: string): string => `select count(*) from "${locales}" l join "${table}" d on d.id = l._parent_id
  where d.tenant_id = $1::uuid and d.deleted_at is null and l._locale::text = $2
    and jsonb_strip_nulls(to_jsonb(l) - '{id,_locale,_parent_id}'::text[]) <> '{}'`
