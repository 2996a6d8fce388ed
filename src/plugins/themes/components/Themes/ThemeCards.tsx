'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button } from '../../../../components/ui/Button/Button'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useWords } from '../../../../components/ui/useWords'
import { isolated } from '../../../../lib/text/isolated'
import { utcMoment } from '../../../../lib/time/utcMoment'
import { addressFor, type ShownTheme, type ThemesSite } from './site'
import { ThemeMenu } from './ThemeMenu'
import styles from './Themes.module.css'

interface Props {
  /** What stands where there is none. */
  empty: string
  /** The theme that the website shows. */
  isLarge?: boolean
  site: ThemesSite
  themes: ShownTheme[]
  title: string
}

/** Themes under a heading, each with its actions. */
export function ThemeCards({ empty, isLarge = false, site, themes, title }: Props) {
  const t = useWords()
  const { language } = useTranslation().i18n
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {themes.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={isLarge ? styles.large : styles.grid}>
        {themes.map((theme) => (
          <li className={styles.card} key={theme.id}>
            <div className={styles.head}>
              <Icon className={styles.icon} name="Palette" size={20} />
              <div className={styles.words}>
                <h3 className={styles.name}>{theme.name}</h3>
                <p className={styles.detail}>
                  {[theme.version && isolated(theme.version), theme.isNoCode && t('themesIsNoCode'), theme.isDevelopment && t('themesIsDevelopment')].filter(Boolean).join(' · ')}
                </p>
              </div>
              <ThemeMenu site={site} theme={theme} />
            </div>
            <div className={styles.foot}>
              <time className={styles.detail} dateTime={theme.updatedAt}>
                {utcMoment(theme.updatedAt, language)}
              </time>
              <div className={styles.actions}>
                {theme.isNoCode && site.studioAddress && site.may.change && (
                  <Button href={addressFor(site.studioAddress, theme.id)} icon="Palette">
                    {t('themesCustomise')}
                  </Button>
                )}
                <Button href={`${site.adminRoute}/collections/themes/${theme.id}`} icon="SlidersHorizontal">
                  {t('themesConfigure')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
