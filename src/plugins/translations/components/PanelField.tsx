import type { UIFieldServerProps } from 'payload'
import { tenantOfForm } from '@/access/tenants'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { languagesOf } from '../lib/readTexts'
import { Panel } from './Panel'

/** Server wrapper of the translation panel in the sidebar. Renders nothing for sites with one language. */
export async function PanelField({ data, req }: UIFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant || !(await languagesOf(req, tenant))) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['translations'])}>
      <Panel />
    </AreaMessagesProvider>
  )
}
