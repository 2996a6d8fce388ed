import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { Banner, Button, EmptyState, SettingsCard } from '@/exports/client'
import { SettingsScreen } from '@/exports/rsc'
import { hasPermission, hrefs } from '@/exports/shared'
import { DEFAULT_DAYS, lastDays, PERIODS } from '../lib/period'
import { readReport } from '../lib/readReport'
import { VIEW_KEYS } from '../operations/input'
import styles from './Audience.module.css'
import { CountingSwitch } from './CountingSwitch'
import { Figures } from './Figures'

/** The screen with the figures of a site. */
export function AudienceScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const href = hrefs(req)
  return (
    <SettingsScreen
      areas={['audience']}
      may={(person, id) => VIEW_KEYS.some((key) => hasPermission(person, key, id))}
      view={view}
    >
      {async ({ person, t, tenant }) => {
        const requested = Number(view.searchParams?.days)
        const days = PERIODS.find((count) => count === requested) ?? DEFAULT_DAYS
        const period = lastDays(days, tenant.timezone)
        const report = await readReport(req, tenant.id, period)
        const query = new URLSearchParams({ from: period.from, tenantId: tenant.id, to: period.to })
        const csv = formatAdminURL({ apiRoute: req.payload.config.routes.api, path: `/audience/export?${query}` })
        const kind = person.memberships.get(tenant.id)?.kind
        const isAdministrator = person.isSuperAdmin || kind === 'owner' || kind === 'admin'
        return {
          actions: (
            <Button href={csv} icon="Download" isDownload>
              {t('audienceDownload')}
            </Button>
          ),
          content: (
            <div className={styles.screen}>
              {!report.isOn && <Banner>{t('audienceOff')}</Banner>}
              <nav aria-label={t('audiencePeriod')} className={styles.periods}>
                {PERIODS.map((count) => (
                  <a
                    aria-current={count === days ? 'page' : undefined}
                    href={`${href('/visitors')}?days=${count}`}
                    key={count}
                  >
                    {t('audienceDays', { count })}
                  </a>
                ))}
              </nav>
              {report.visits + report.presses + report.calendars.length === 0 ? (
                <EmptyState icon="Eye">{t('audienceNone')}</EmptyState>
              ) : (
                <Figures req={req} report={report} timezone={tenant.timezone} />
              )}
              <SettingsCard title={t('audiencePrivacy')}>
                <p className={styles.privacy}>{t('audiencePrivacyText')}</p>
                {isAdministrator && <CountingSwitch isOn={report.isOn} key={tenant.id} tenantId={tenant.id} />}
              </SettingsCard>
            </div>
          ),
          help: t('audienceHelp'),
          title: t('audienceTitle'),
          trail: [{ label: t('audienceTitle') }],
        }
      }}
    </SettingsScreen>
  )
}
