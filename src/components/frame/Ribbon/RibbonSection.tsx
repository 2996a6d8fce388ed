'use client'

import { Link } from '@payloadcms/ui'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { classes } from '@/components/ui/classes'
import { useMessages } from '@/components/ui/useMessages'
import { useAdminPath } from '../Nav/useAdminPath'
import styles from './Ribbon.module.css'
import { RibbonItem } from './RibbonItem'

interface Props {
  isActive: boolean
  section: NavigationSection
}

/** A section in the ribbon. The active one has a marker at its edge and a bolder label. */
export function RibbonSection({ isActive, section }: Props) {
  const t = useMessages()
  const { hrefOf } = useAdminPath()
  const fullName = section.fullLabel && t(section.fullLabel)
  return (
    <li className={styles.section} data-section={section.name}>
      <Link
        aria-current={isActive ? 'true' : undefined}
        aria-label={fullName}
        className={classes(styles.item, isActive && styles.active)}
        href={hrefOf(section.path)}
        prefetch={false}
        title={fullName}
      >
        <RibbonItem icon={section.icon} label={t(section.label)} />
      </Link>
    </li>
  )
}
