import { Icon } from '../../ui/Icon/Icon'

/** Start of the breadcrumbs: the dashboard. */
export const HomeIcon = () => <Icon name="House" />
