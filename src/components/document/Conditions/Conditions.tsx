import type { JSONFieldServerProps } from 'payload'
import { tenantOfForm } from '@/access/tenants'
import { propertiesOf } from '@/collections/EventCollections/matching/findMatchingEvents'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { ConditionsField } from './ConditionsField'

/** The conditions of an automatic collection, and the events that meet them. */
export async function Conditions({ data, path, readOnly, req }: JSONFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['events'])}>
      <ConditionsField
        isReadOnly={readOnly === true}
        path={path}
        properties={await propertiesOf(req, tenant)}
        tenant={tenant}
      />
    </AreaMessagesProvider>
  )
}
