import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { Banner, Button, EmptyState } from '@/exports/client'
import { SettingsScreen } from '@/exports/rsc'
import { tenantOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import { PlanBanner } from '@/components/settings/PlanBanner'
import { plansHref } from '@/components/settings/plansHref'
import { readInstalledHandles } from '@/database/apps/apps'
import { planAllows } from '@/lib/plans/planAllows'
import { readConnection, statusOf } from '../../database/connections'
import { findProvider } from '../../providers'
import { BringIn } from './BringIn'

/** Screen for importing box-office events that the current site does not have yet. */
export const BringInScreen = (view: AdminViewServerProps) => (
  <SettingsScreen
    areas={['ticketing']}
    may={(person, id) => hasPermission(person, 'apps:admin', id) || hasPermission(person, 'events:manage', id)}
    view={view}
  >
    {async ({ person, t, tenant: { id } }) => {
      const { req } = view.initPageResult
      const handle = String((view.params?.segments as string[] | undefined)?.at(1))
      const provider = findProvider(handle)
      if (!provider) notFound()
      const { name } = provider
      const hrefOf = hrefs(req)
      const mayCreate = hasPermission(person, 'apps:admin', id)
      const frame = {
        help: t('ticketingBringInHelp', { provider: name }),
        title: t('ticketingBringIn'),
        trail: [
          { label: t('apps'), url: hrefOf('/apps') },
          { label: name, ...(mayCreate && { url: hrefOf(`/apps/${handle}`) }) },
          { label: t('ticketingBringIn') },
        ],
      }
      const site = await tenantOf(req, id)
      if (!site || !planAllows(site, 'ticketing_integrations'))
        return {
          ...frame,
          content: (
            <PlanBanner href={plansHref(req, person, id)} t={t}>
              {t('ticketingNotInPlan')}
            </PlanBanner>
          ),
        }
      const stored = await readConnection(req, { provider: handle, tenant: id })
      if (!stored?.isConnected || !(await readInstalledHandles(req, id)).has(handle)) {
        const action = mayCreate && (
          <Button href={hrefOf(`/apps/${handle}`)} variant="primary">
            {t('ticketingBringInConnect', { provider: name })}
          </Button>
        )
        return {
          ...frame,
          content: (
            <EmptyState action={action} icon="Blocks" title={t('ticketingDisconnected')}>
              {t('ticketingBringInConnectBody')}
            </EmptyState>
          ),
        }
      }
      return {
        ...frame,
        content: (
          <>
            {statusOf(stored) === 'attention' && (
              <Banner icon="CircleAlert" title={t('ticketingNeedsAttention')}>
                {t('ticketingAttentionBody')}
              </Banner>
            )}
            <BringIn
              eventsHref={hrefOf('/collections/events')}
              handle={handle}
              key={`${id} ${stored.epoch}`}
              canCreate={mayCreate}
              canLink={hasPermission(person, 'events:manage', id)}
              name={name}
              tenant={id}
            />
          </>
        ),
      }
    }}
  </SettingsScreen>
)
