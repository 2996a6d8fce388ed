import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { isOfferedApp } from '@/access/fieldAtoms'
import { validateLink } from '@/collections/fields/validate'
import { hiddenFromStaff, providerOnly } from '@/collections/forProvider'
import { sanitizeHtml } from '@/lib/html/sanitizeHtml'
import { refuseDeletion } from '@/collections/hooks/refuseDeletion'
import { readLogoFiles } from '@/database/apps/apps'

const CONTEXT_KEY = 'callboardLogos'

/** URL of an app's logo, as used by screens and the API. */
const logoUrl = (): Field => ({
  name: 'logoUrl',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      async ({ data, originalDoc, req }) =>
        (await logosOf(req)).get(String(data?.id ?? (originalDoc as { id?: string } | undefined)?.id)) ?? null,
    ],
  },
  virtual: true,
})

/** All logos, loaded once per request because a list shows nearly all of them. */
function logosOf(req: PayloadRequest): Promise<Map<string, string>> {
  return (req.context[CONTEXT_KEY] ??= readLogos(req)) as Promise<Map<string, string>>
}

async function readLogos({ payload }: PayloadRequest): Promise<Map<string, string>> {
  const { routes, serverURL } = payload.config
  return new Map(
    (await readLogoFiles(payload)).map(({ file, id }) => [
      id,
      `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}`,
    ]),
  )
}

/** A text field with basic HTML. All other markup is removed on save. */
const htmlField = (name: string): Field => ({
  name,
  type: 'textarea',
  admin: { description: 'HTML: paragraphs, lists, links' },
  hooks: {
    beforeChange: [({ value }: { value?: unknown }) => (typeof value === 'string' ? sanitizeHtml(value) : value)],
  },
  maxLength: 10_000,
})

/** The catalogue of apps, edited by the provider. The behaviour of an app is code in its folder. */
export const Apps: CollectionConfig = {
  slug: 'apps',
  access: { ...providerOnly, read: isOfferedApp },
  admin: { defaultColumns: ['name', 'handle', 'category'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'name',
  fields: [
    { name: 'handle', type: 'text', index: true, maxLength: 60, required: true, unique: true },
    { name: 'name', type: 'text', maxLength: 80, required: true },
    { name: 'description', type: 'textarea', maxLength: 300 },
    { name: 'logo', type: 'upload', relationTo: 'avatars' },
    logoUrl(),
    { name: 'category', type: 'text', maxLength: 40, required: true },
    { name: 'requiresPlan', type: 'text', admin: { description: 'Name of a plan feature' } },
    {
      name: 'active',
      type: 'checkbox',
      admin: { description: 'Offered to sites. Sites that have already enabled it keep it.' },
      defaultValue: true,
    },
    {
      name: 'publisher',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: 80 },
        { name: 'url', type: 'text', label: 'Web address', maxLength: 500, validate: validateLink },
      ],
    },
    {
      name: 'links',
      type: 'array',
      fields: [
        { name: 'label', type: 'text', maxLength: 60, required: true },
        { name: 'url', type: 'text', label: 'Web address', maxLength: 500, required: true, validate: validateLink },
      ],
      maxRows: 8,
    },
    htmlField('overview'),
    htmlField('howItWorks'),
    {
      name: 'features',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', maxLength: 80, required: true },
        { name: 'description', type: 'textarea', maxLength: 300 },
      ],
      maxRows: 12,
    },
  ],
  hooks: { beforeDelete: [refuseDeletion('app')] },
}
