import { fileSize } from '@/lib/files/fileSize'
import { intlLanguage } from '@/lib/time/formatIn'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { SiteButton } from '../Sites/SiteButton'
import type { CardProps } from './loadOverview'
import styles from './Overview.module.css'

/** What the installation stores, and the sites that store most. */
export function StorageCard({ overview: { disk, storage }, req, t }: CardProps) {
  const language = intlLanguage(req.i18n.language)
  const size = (bytes: number): string =>
    bytes > 0 ? fileSize(bytes, language) : new Intl.NumberFormat(language).format(0)
  const { database, files, largest } = storage
  return (
    <SettingsCard isFlush title={t('overviewStorage')}>
      <List>
        <ListRow end={size(database)} title={t('overviewDatabase')} />
        <ListRow end={size(files)} title={t('overviewFiles')} />
        {disk && (
          <ListRow
            end={t('overviewDiskFree', { free: size(disk.free), total: size(disk.total) })}
            title={t('overviewDisk')}
            wraps
          />
        )}
      </List>
      {largest.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('overviewStorageLargest')}</h3>
          <List>
            {largest.map(({ id, name, storage: bytes }) => (
              <ListRow
                end={size(bytes)}
                key={id}
                title={
                  <SiteButton id={id} label={t('sitesEnter', { name })} path="">
                    <bdi>{name}</bdi>
                  </SiteButton>
                }
              />
            ))}
          </List>
        </>
      )}
    </SettingsCard>
  )
}
