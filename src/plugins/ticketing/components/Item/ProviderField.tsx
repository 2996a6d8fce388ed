import type { TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, tenantOfForm } from '@/exports/server'
import { connectedProviders } from '../../database/connections'
import { findProvider } from '../../providers'
import { ProviderPicker } from './ProviderPicker'

/** Field for the box office whose widget a block shows. */
export async function ProviderField({ data, path, readOnly, req }: TextFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant) return null
  const offices = (await connectedProviders(req, tenant)).flatMap(({ provider }) => {
    const found = findProvider(provider)
    return found?.website?.blocks.widget ? [{ handle: provider, name: found.name }] : []
  })
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['ticketing'])}>
      <ProviderPicker isReadOnly={readOnly === true} offices={offices} path={path} />
    </AreaMessagesProvider>
  )
}
