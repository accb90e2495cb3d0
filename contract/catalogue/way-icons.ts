/** Icon of each access way by type: local deployment, cloud service, online API, training. */
export const wayIcons = { 1: 'cpu', 2: 'cloud', 3: 'plug', 4: 'graduation-cap' } as const;
