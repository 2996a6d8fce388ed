import { Icon } from '../../ui/Icon/Icon'
import styles from './Ribbon.module.css'

/** What a place in the ribbon looks like: an icon with its word below. */
export const RibbonItem = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <Icon name={icon} size={20} />
    <span className={styles.word}>{label}</span>
  </>
)
