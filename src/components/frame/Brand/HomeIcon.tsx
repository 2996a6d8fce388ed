import { Icon } from '@/components/ui/Icon/Icon'

/** First breadcrumb: the dashboard. */
export const HomeIcon = () => <Icon name="House" />
