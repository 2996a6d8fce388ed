import type { TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, tenantOfForm } from '@/exports/server'
import { connectedProviders } from '../../database/connections'
import { findProvider } from '../../providers'
import { connectionHash } from '../../lib/connections/siteProviders'
import { ItemPicker, type Office } from './ItemPicker'

/** Field for a membership or donation of a connected box office. */
export async function ItemField({ data, field, path, readOnly, req }: TextFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant) return null
  const list = String((field.custom as { list?: string } | undefined)?.list)
  const kind = list === 'donations' ? 'donation' : 'membership'
  const offices: (Office & { connection: string })[] = []
  for (const { provider } of await connectedProviders(req, tenant)) {
    const found = findProvider(provider)
    if (found?.website?.blocks[kind])
      offices.push({ connection: await connectionHash(req, found, tenant), handle: provider, name: found.name })
  }
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['ticketing'])}>
      <ItemPicker
        isReadOnly={readOnly === true}
        kind={kind}
        list={list}
        offices={offices}
        path={path}
        tenant={tenant}
      />
    </AreaMessagesProvider>
  )
}
