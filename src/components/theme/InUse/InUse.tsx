import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/lib/values'
import { tenantOfForm } from '@/access/tenants'
import { hasPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { InUseBanner } from './InUseBanner'

/** Shows whether the website uses this theme; users with permission can activate it. */
export async function InUse({ data, id, req }: UIFieldServerProps) {
  const tenant = idOf(data?.tenant) && (await tenantOfForm(req, data))
  if (!id || !tenant) return null
  const [current, person] = await Promise.all([readSelectedTheme(req, tenant), personOf(req)])
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['fields'])}>
      <InUseBanner
        current={current.id === null ? null : { id: current.id, name: current.name }}
        id={String(id)}
        mayChange={hasPermission(person, 'settings:themes', tenant)}
      />
    </AreaMessagesProvider>
  )
}
