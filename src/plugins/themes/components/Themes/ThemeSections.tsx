'use client'

import { use, useDeferredValue, useState } from 'react'
import { PlansLink } from '@/components/settings/PlansLink'
import { Banner, Button, TextField, useMessages } from '@/exports/client'
import { useHydrated } from '@/components/ui/useHydrated'
import { GithubCard } from './Github/GithubCard'
import { type ListedThemes, type ShownTheme, type ThemesSite, studioFor } from './site'
import styles from './Themes.module.css'
import { ConfirmDialog } from './ConfirmDialog'
import { ThemeFacts } from './ThemeFacts'
import { ThemeMenu } from './ThemeMenu'

/**
 * A scaled-down preview of the website with a theme. It is inert and its scripts are disabled. It keeps its own origin,
 * different from the admin's, so that its fonts load. It is rendered once the screen can be used.
 */
const ThemePicture = ({ address }: { address: string }) => (
  <div aria-hidden="true" className={styles.picture} inert>
    <iframe
      className={styles.frame}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-same-origin"
      src={useHydrated() ? address : undefined}
      tabIndex={-1}
      title=""
    />
  </div>
)

/** Number of themes from which a search field is shown. */
const SEARCH_THRESHOLD = 12

/** The live theme, the library, and the development themes. */
export function ThemeSections({ listed, site }: { listed: Promise<ListedThemes>; site: ThemesSite }) {
  const t = useMessages()
  const { themes, total } = use(listed)
  const [search, setSearch] = useState('')
  const query = useDeferredValue(search.trim().toLocaleLowerCase())
  const current = themes.find(({ id }) => id === site.selected) ?? null
  const others = themes.filter(({ id }) => id !== site.selected)
  const found = others.filter(({ key, name }) => `${name} ${key}`.toLocaleLowerCase().includes(query))
  const library = found.filter(({ isDevelopment }) => !isDevelopment)
  const development = found.filter(({ isDevelopment }) => isDevelopment)
  const hasDevelopment = others.some(({ isDevelopment }) => isDevelopment)
  const emptyText = (empty: string) => (query ? t('themesNoneFound') : empty)
  return (
    <div className={styles.sections}>
      {!site.hasCustomThemes && (
        <Banner action={<PlansLink href={site.plansHref} />} icon="Palette" variant="info">
          {t('themesUpgrade')}
        </Banner>
      )}
      <CurrentTheme site={site} theme={current} />
      {site.github && <GithubCard github={site.github} site={site} />}
      {others.length >= SEARCH_THRESHOLD && (
        <div className={styles.search}>
          <TextField label={t('themesSearch')} onValue={setSearch} type="search" value={search} />
        </div>
      )}
      <Section
        empty={emptyText(t('themesLibraryNone'))}
        help={library.length > 0 && !site.may.publish ? t('themesPublishedByOthers') : null}
        site={site}
        themes={library}
        title={t('themesLibrary')}
      />
      {hasDevelopment && (
        <Section
          empty={emptyText('')}
          help={t('themesDevelopmentHelp')}
          site={site}
          themes={development}
          title={t('themesDevelopment')}
        />
      )}
      {total > themes.length && <p className={styles.help}>{t('themesNotAll', { shown: themes.length, total })}</p>}
    </div>
  )
}

interface SectionProps {
  empty: string
  help: string | null
  site: ThemesSite
  themes: ShownTheme[]
  title: string
}

const Section = ({ empty, help, site, themes, title }: SectionProps) => (
  <section aria-label={title} className={styles.section}>
    <div className={styles.sectionHead}>
      <h2 className={styles.heading}>{title}</h2>
      {help && <p className={styles.help}>{help}</p>}
    </div>
    {themes.length === 0 && <p className={styles.empty}>{empty}</p>}
    <ul className={styles.grid}>
      {themes.map((theme) => (
        <ThemeCard key={theme.id} site={site} theme={theme} />
      ))}
    </ul>
  </section>
)

/** A theme that is not live. */
function ThemeCard({ site, theme }: { site: ThemesSite; theme: ShownTheme }) {
  const t = useMessages()
  const [isPublishing, setPublishing] = useState(false)
  const studio = studioFor(site, theme)
  return (
    <li className={styles.card}>
      <ThemePicture address={theme.previewAddress} />
      <div className={styles.head}>
        <h3 className={styles.name}>{theme.name}</h3>
        <ThemeMenu site={site} theme={theme} />
      </div>
      <ThemeFacts site={site} theme={theme} />
      <div className={styles.actions}>
        {site.may.publish && !theme.isDevelopment && (
          <Button icon="Globe" onClick={() => setPublishing(true)}>
            {t('themesPublish')}
          </Button>
        )}
        {studio && (
          <Button href={studio} icon="Palette">
            {t('themesCustomise')}
          </Button>
        )}
        <Button href={`${site.adminRoute}/collections/themes/${theme.id}`} icon="SlidersHorizontal">
          {t('themesConfigure')}
        </Button>
      </div>
      {isPublishing && (
        <ConfirmDialog action="publish" onClose={() => setPublishing(false)} site={site} theme={theme} />
      )}
    </li>
  )
}

/** The live theme, with the website as it currently looks. */
function CurrentTheme({ site, theme }: { site: ThemesSite; theme: ShownTheme | null }) {
  const t = useMessages()
  const studio = theme && studioFor(site, theme)
  return (
    <section aria-label={t('themesCurrent')} className={styles.section}>
      <h2 className={styles.heading}>{t('themesCurrent')}</h2>
      <ul className={styles.single}>
        <li className={styles.current}>
          {theme && <ThemePicture address={theme.previewAddress} />}
          <div className={styles.currentText}>
            <div className={styles.head}>
              <h3 className={styles.currentName}>{theme ? theme.name : t('themesHouse')}</h3>
              {theme && <ThemeMenu site={site} theme={theme} />}
            </div>
            {theme ? (
              <ThemeFacts site={site} theme={theme} />
            ) : (
              <p className={styles.empty}>{t('themesCurrentNone')}</p>
            )}
            <div className={styles.actions}>
              {studio && (
                <Button href={studio} icon="Palette">
                  {t('themesCustomise')}
                </Button>
              )}
              {theme && (
                <Button href={`${site.adminRoute}/collections/themes/${theme.id}`} icon="SlidersHorizontal">
                  {t('themesConfigure')}
                </Button>
              )}
              {site.liveAddress && (
                <Button href={site.liveAddress} icon="ExternalLink" newTab>
                  {t('themesViewSite')}
                </Button>
              )}
            </div>
          </div>
        </li>
      </ul>
    </section>
  )
}
