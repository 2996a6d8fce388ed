'use client'

import { use, useDeferredValue, useState } from 'react'
import { PlansLink } from '../../../../components/settings/PlansLink'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
import { CurrentTheme } from './CurrentTheme'
import { GithubCard } from './Github/GithubCard'
import type { ListedThemes, ShownTheme, ThemesSite } from './site'
import { ThemeCard } from './ThemeCard'
import styles from './Themes.module.css'

/** From so many on, themes are found by typing. */
const SEARCHED_FROM = 12

/** The theme of the website, the library, and the themes that are being developed. */
export function ThemeSections({ listed, site }: { listed: Promise<ListedThemes>; site: ThemesSite }) {
  const t = useWords()
  const { themes, total } = use(listed)
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search.trim().toLocaleLowerCase())
  const current = themes.find(({ id }) => id === site.selected) ?? null
  const others = themes.filter(({ id }) => id !== site.selected)
  const found = others.filter(({ key, name }) => `${name} ${key}`.toLocaleLowerCase().includes(words))
  const library = found.filter(({ isDevelopment }) => !isDevelopment)
  const development = found.filter(({ isDevelopment }) => isDevelopment)
  const hasDevelopment = others.some(({ isDevelopment }) => isDevelopment)
  const none = (empty: string) => (words ? t('themesNoneFound') : empty)
  return (
    <div className={styles.sections}>
      {!site.hasCustomThemes && (
        <Banner action={<PlansLink href={site.plansHref} />} icon="Palette" look="info">
          {t('themesUpgrade')}
        </Banner>
      )}
      <CurrentTheme site={site} theme={current} />
      {site.github && <GithubCard github={site.github} site={site} />}
      {others.length >= SEARCHED_FROM && (
        <div className={styles.search}>
          <TextField label={t('themesSearch')} onValue={setSearch} type="search" value={search} />
        </div>
      )}
      <Section
        empty={none(t('themesLibraryNone'))}
        help={library.length > 0 && !site.may.publish ? t('themesPublishedByOthers') : null}
        site={site}
        themes={library}
        title={t('themesLibrary')}
      />
      {hasDevelopment && (
        <Section
          empty={none('')}
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
