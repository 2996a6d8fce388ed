import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf, tenantOfForm } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { readPlatformSettings } from '@/globals/platformOf'
import { countAnnouncedOtherwise, countDifferencesOfEvent } from '../../database/differences'
import { linksOf } from '../../database/links'
import { siteProviders } from '../../lib/connections/siteProviders'
import { toSyncFields } from '../../lib/links/syncFields'
import { PanelCard } from './PanelCard'

/** Panel for an event's box-office link. Shown if the site has a box-office app installed. */
export async function EventPanel({ data, id, req }: UIFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  const providers = tenant ? await siteProviders(req, tenant) : []
  if (!tenant || providers.length === 0) return null
  const link = id ? (await linksOf(req, 'events', [String(id)])).get(String(id)) : undefined
  const isFollowing = providers.some(
    ({ handle, isConnected }) => isConnected && link?.isConnected && link.provider === handle,
  )
  const { productName } = await readPlatformSettings(req)
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['ticketing', 'ticketingMarks'])}>
      <PanelCard
        announced={link && isFollowing ? await countAnnouncedOtherwise(req, link.documentId) : 0}
        differs={link && isFollowing ? await countDifferencesOfEvent(req, link.documentId) : 0}
        hrefOfApps={
          hasPermission(await personOf(req), 'apps:admin', tenant) ? `${req.payload.config.routes.admin}/apps` : null
        }
        key={link ? `${link.provider}/${link.externalId}` : 'none'}
        link={toSyncFields(link?.tenantId === tenant ? link : undefined)}
        product={productName}
        providers={providers}
        tenant={tenant}
      />
    </AreaMessagesProvider>
  )
}
