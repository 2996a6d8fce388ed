/** Prefix of the health checks for supervisors and load balancers. */
export const HEALTH_PATH = '/api/health/'
