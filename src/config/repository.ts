/**
 * The build variable with the address of the repository that publishes this archive. Only its deployer knows it; without
 * it, pages don't link there.
 */
export const repositoryVariable = 'ARCHIVE_REPOSITORY';
