import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, tenantOfForm } from '@/exports/server'
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
