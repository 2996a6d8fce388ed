import type { AdminViewServerProps } from 'payload'
import { administers } from '../../../../access/person'
import { idOf } from '../../../../access/idOf'
import { callboardOf } from '../../../../access/registryOf'
import { storedSite } from '../../../../endpoints/settings/changeSite'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { PlanCard } from '../General/PlanCard'
import { planOf } from '../General/planOf'
import settingsStyles from '../../../settings/Settings.module.css'
import { AddonsCard } from './AddonsCard'
import { offersOf } from './offersOf'
import { PlansCard } from './PlansCard'
import { ProviderCard } from './ProviderCard'
import { UsageCard } from './UsageCard'
import { usageOf } from '../../../../database/tenants/counts'

/** Plan, usage of its limits, the other plans and the addons of the site on screen. */
export const Billing = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps']} may={administers} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const site = await storedSite(req, tenant.id)
      const [plan, usage, { addons, plans }] = await Promise.all([
        planOf(req, site.plan),
        usageOf(req.payload, tenant.id),
        offersOf(req),
      ])
      const active = (site.addons ?? []).flatMap(({ active: isActive, addon }) => (isActive ? [idOf(addon)] : []))
      const planId = idOf(site.plan)
      return {
        content: (
          <>
            <div className={settingsStyles.cards}>
              <PlanCard plan={plan} />
              <UsageCard t={t} tenant={tenant} usage={usage} />
              <AddonsCard addons={addons.filter(({ id }) => active.includes(id))} t={t} />
            </div>
            <PlansCard current={planId} features={callboardOf(req.payload).features} plans={plans} t={t} />
            {person.isSuperAdmin && (
              <div className={settingsStyles.cards}>
                <ProviderCard
                  addons={addons.map(({ id, name }) => ({ label: name, value: id }))}
                  initial={{ addons: active.filter((id) => id !== null), plan: planId ?? '' }}
                  plans={plans.map(({ id, name }) => ({ label: name, value: id }))}
                  site={{ id: site.id, updatedAt: site.updatedAt }}
                />
              </div>
            )}
          </>
        ),
        help: t('billingHelp'),
        title: t('billing'),
        trail: [{ label: t('settings') }, { label: t('billing') }],
      }
    }}
  </SettingsScreen>
)
