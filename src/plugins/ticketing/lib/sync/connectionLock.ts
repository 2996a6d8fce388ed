/** Name of the lock under which a connection's syncs and imports run, one after the other. */
export const connectionLock = ({ provider, tenant }: { provider: string; tenant: string }): string =>
  `callboard.ticketing ${tenant} ${provider}`
