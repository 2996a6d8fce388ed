import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { excerptOf, findHelp } from '@/lib/help/findHelp'
import { isGuide, readHelp } from '@/lib/help/readHelp'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../hrefs'
import { redirectToLogin } from '../redirectToLogin'
import { Screen } from '../Screen'
import styles from './Help.module.css'
import { HelpSearch } from './HelpSearch'

const MAX_FOUND = 20

/** The start of the help: its topics, or what a search finds in it. */
export async function HelpStart(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!(await personOf(req))) return redirectToLogin(view)
  const t = translatorOf(req.i18n)
  const href = hrefs(req)('/help')
  const given = view.searchParams?.search
  const search = typeof given === 'string' ? given.trim().slice(0, 200) : ''
  const found = search ? await findHelp(search, MAX_FOUND) : []
  const { pages } = await readHelp()
  return (
    <Screen areas={['help']} trail={[{ label: t('help') }]} view={view}>
      <PageHeader help={t(req.i18n.language === 'en' ? 'helpIntro' : 'helpInEnglish')} title={t('help')} />
      <HelpSearch href={href} search={search} t={t} />
      {search === '' && (
        <div className={styles.cards}>
          {([false, true] as const).map((areGuides) => (
            <SettingsCard isFlush key={String(areGuides)} title={t(areGuides ? 'helpGuides' : 'helpTopics')}>
              <List>
                {pages
                  .filter(({ slug }) => isGuide(slug) === areGuides)
                  .map(({ slug, title }) => (
                    <ListRow href={`${href}/${slug}`} key={slug} title={<bdi lang="en">{title}</bdi>} />
                  ))}
              </List>
            </SettingsCard>
          ))}
        </div>
      )}
      {search !== '' && found.length === 0 && (
        <EmptyState action={<Button href={href}>{t('helpAll')}</Button>} icon="Search" title={t('helpNone')}>
          {t('helpNoneHelp')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <SettingsCard
          action={
            <Button href={href} variant="quiet">
              {t('helpAll')}
            </Button>
          }
          isFlush
          title={t('helpFound', { count: found.length })}
        >
          <List>
            {found.map(({ heading, path, text }) => (
              <ListRow
                detail={<bdi lang="en">{excerptOf(text, search)}</bdi>}
                href={`${href}/${path}`}
                key={path}
                title={<bdi lang="en">{heading}</bdi>}
              />
            ))}
          </List>
        </SettingsCard>
      )}
    </Screen>
  )
}
