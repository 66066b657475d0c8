/** The page of operators: alerts, and where they are sent. */
export const operationsAddress = '/operations';
