// Renders the pages as in production: React's development build takes three times as long. React reads this variable
// when it is imported, so this module has to be imported first.
process.env.NODE_ENV = 'production';
