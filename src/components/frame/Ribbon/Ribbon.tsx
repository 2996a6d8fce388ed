'use client'

import { Link } from '@payloadcms/ui'
import type { SectionName } from '@/lib/navigation/sections'
import { useMessages } from '@/components/ui/useMessages'
import { useAdminPath } from '../Nav/useAdminPath'
import { useHelpHref } from '../Nav/useHelpHref'
import type { FrameData } from '../navigation/frameOf'
import { Notices } from '../Notices/Notices'
import { UserMenu } from '../UserMenu/UserMenu'
import styles from './Ribbon.module.css'
import { RibbonItem } from './RibbonItem'
import { RibbonSection } from './RibbonSection'

interface Props {
  active: SectionName | null
  frame: FrameData
  onMenu: () => void
}

/** The sections, with the user's own entries at the foot. Below 768 px a bar at the bottom. */
export function Ribbon({ active, frame, onMenu }: Props) {
  const t = useMessages()
  const { hrefOf } = useAdminPath()
  const { productName, sections, supportUrl, user } = frame
  const help = useHelpHref(frame)
  const renderSections = (place: 'foot' | 'top') =>
    sections
      .filter((section) => section.place === place)
      .map((section) => <RibbonSection isActive={section.name === active} key={section.name} section={section} />)
  return (
    <nav aria-label={t('mainNavigation')} className={styles.ribbon}>
      <Link
        aria-label={`${productName}, ${t('dashboard')}`}
        className={styles.logo}
        href={hrefOf('/')}
        prefetch={false}
      >
        <span aria-hidden="true">{[...productName][0]?.toUpperCase()}</span>
      </Link>
      <button aria-label={t('openMenu')} className={styles.menuButton} onClick={onMenu} type="button">
        <RibbonItem icon="Menu" label={t('menu')} />
      </button>
      <ul className={styles.sections}>{renderSections('top')}</ul>
      <ul className={styles.foot}>
        {renderSections('foot')}
        <li className={styles.wideOnly}>
          <a className={styles.item} href={help} rel="noreferrer" target="_blank">
            <RibbonItem icon="CircleHelp" label={t('help')} />
          </a>
        </li>
        <li>
          <Notices />
        </li>
        <li>
          <UserMenu helpHref={help} supportUrl={supportUrl} user={user} />
        </li>
      </ul>
    </nav>
  )
}
