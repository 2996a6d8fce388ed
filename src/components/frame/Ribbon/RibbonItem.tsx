import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Ribbon.module.css'

/** An entry of the ribbon: an icon above its label. */
export const RibbonItem = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <Icon name={icon} size={20} />
    <span className={styles.word}>{label}</span>
  </>
)
