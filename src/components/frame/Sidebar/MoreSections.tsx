'use client'

import { Link } from '@payloadcms/ui'
import type { SectionName } from '@/lib/navigation/sections'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import { useAdminPath } from '../Nav/useAdminPath'
import { useHelpHref } from '../Nav/useHelpHref'
import type { FrameData } from '../navigation/frameOf'
import styles from './Sidebar.module.css'

/** Number of sections that fit in the bottom bar. */
const IN_BAR = 3

/** Shown in the sheet on small screens: the dashboard, help, and the sections that do not fit in the bottom bar. */
export function MoreSections({ active, frame }: { active: SectionName | null; frame: FrameData }) {
  const t = useMessages()
  const { hrefOf, path } = useAdminPath()
  const help = useHelpHref(frame)
  const top = frame.sections.filter((section) => section.place === 'top')
  const rest = [...top.slice(IN_BAR), ...frame.sections.filter((section) => section.place === 'foot')]
  return (
    <nav aria-label={t('more')} className={styles.more}>
      <ul className={styles.list}>
        <li>
          <Link
            aria-current={path === '/' ? 'page' : undefined}
            className={classes(styles.link, path === '/' && styles.active)}
            href={hrefOf('/')}
            prefetch={false}
          >
            <Icon name="House" size={17} />
            <span className={styles.label}>{t('dashboard')}</span>
          </Link>
        </li>
        {rest.map(({ name, fullLabel, icon, label, path: to }) => (
          <li key={name}>
            <Link className={classes(styles.link, name === active && styles.active)} href={hrefOf(to)} prefetch={false}>
              <Icon name={icon} size={17} />
              <span className={styles.label}>{t(fullLabel ?? label)}</span>
            </Link>
          </li>
        ))}
        <li>
          <a className={styles.link} href={help} rel="noreferrer" target="_blank">
            <Icon name="CircleHelp" size={17} />
            <span className={styles.label}>{t('helpCentre')}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
