export const ADD_PATH = '/account/add-sheets';
