/** Below this, supervisors and load balancers ask how the process is. */
export const HEALTH_PATH = '/api/health/'
